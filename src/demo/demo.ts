/** The first script of the demo, before the app's: from here on the page answers its calls itself. */
import { deployment } from '#app/deployment.ts';
import { addressAt, setBasePath } from '#dataProvider/basePath.ts';
import { showLine } from './demoLine';
import { answerWithin } from './pageFetch';

const mock = () => import('./pageMock');

setBasePath(deployment.basePath);
// Where `404.html` was opened.
const address = new URLSearchParams(location.search).get('address');
if (address !== null) history.replaceState(null, '', addressAt(`/${address.replace(/^[/\\]+/, '')}`));
answerWithin(deployment.apiUrl, async request => (await mock()).answer(request));
showLine(mock);
