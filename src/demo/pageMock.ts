/** The shop's mock within the page, with rows of its own for each visitor. Loaded at the first call. */
import { addressAt, storedName } from '#dataProvider/basePath.ts';
import { clearDrafts, seeAsKey } from '#dataProvider/session.ts';
import { shopAccount } from '#mock-api/behaviour/shopAccount.ts';
import type { Account } from '#mock-api/engine/behaviourTypes.ts';
import type { Tables } from '#mock-api/engine/fixtures.ts';
import type { MockReply, MockRequest } from '#mock-api/engine/mockReply.ts';
import { type OpenMock, openMock } from '#mock-api/engine/openMock.ts';
import type { ImageStore, MockStorage } from '#mock-api/engine/rowStore.ts';
import { uploadedType } from '#mock-api/engine/uploadedImages.ts';
import { shopParts } from '#mock-api/shopParts.ts';
import { firstRows } from './firstRows';
import { openVisitorFiles } from './visitorFiles';

const modules = import.meta.glob<Record<string, unknown>>('/mock-api/fixtures/*.json', { eager: true, import: 'default' });
const fixtures: Tables = Object.fromEntries(Object.entries(modules).map(([file, rows]) => [file.replace(/^.*\/|\.json$/g, ''), rows]));

const files = await openVisitorFiles(storedName('demo'));

/** Whether changes outlast the page. */
export const { isLasting } = files;

/** An uploaded image stays the data URL that it is: no address of a static host could answer it. */
const images: ImageStore = {
  storeImage: dataUrl => {
    uploadedType(dataUrl);
    return dataUrl;
  },
  readImage: () => undefined,
  readUpload: () => undefined,
  clear: () => {},
};

const storage: MockStorage = {
  isLasting: true,
  open: part => ({ folder: part === undefined ? undefined : files.folder, images }),
  holdRows: first => {
    let rows = first;
    return {
      getState: () => rows,
      setState: next => {
        rows = next;
      },
    };
  },
};

/** The role that the visitor has chosen holds for the mock as it does for the app. */
const account: Account = { ...shopAccount, roleOf: userId => sessionStorage.getItem(storedName(seeAsKey)) ?? shopAccount.roleOf?.(userId) };

let opened: OpenMock | undefined;

/** The mock with the changes of all tabs. */
async function currentMock(): Promise<OpenMock> {
  if (opened && (await files.isCurrent())) return opened;
  await files.load();
  opened = openMock(
    { ...shopParts(), account },
    { fixtures: () => firstRows(fixtures, addressAt('/images/'), new Date()), storage, log: () => {}, resetCommand: '' },
  );
  return opened;
}

/** Runs one call after another, in all tabs. Pages without encryption have no locks across tabs. */
const inTurn = <T>(run: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request(storedName('demo'), run) : run());

/** Answers a call; what it changed outlasts the page by then. */
export const answer = (request: MockRequest): Promise<MockReply> =>
  inTurn(async () => {
    const reply = await (await currentMock()).answer(request);
    await files.save();
    return reply;
  });

/** Goes back to the first rows, and drops the visitor's drafts and journal. */
export const reset = (): Promise<void> =>
  inTurn(async () => {
    (await currentMock()).worlds.main().reset();
    await files.save();
    await clearDrafts();
  });
