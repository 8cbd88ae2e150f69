/** Signing in to this shop: its tokens, its demo account, and what the calls of the account page do. */
import { type Dialect, isPlain, type Plain } from '#define';
import { type Account, type PageBehaviour, Refusal, text, type World } from '#mock-api/engine/behaviourTypes.ts';
import { hashOf } from '#mock-api/engine/scenarios/chance.ts';

/** The account that the mock's sign-in screen shows. */
export const demoAccount = { email: 'admin@malabarbazaar.example', password: 'Bazaar#2026' };

/** Accounts with a role of `resources/access.ts`. They are no rows of the users, so that the lists and figures are as without them. */
export const roleAccounts = [
  { _id: 'roleStaff', name: 'Anjali Nair', email: 'staff@malabarbazaar.example', password: 'Staff#2026', role: 'staff' },
  { _id: 'roleViewer', name: 'Thomas Kurian', email: 'viewer@malabarbazaar.example', password: 'Viewer#2026', role: 'viewer' },
] as const;

/** Tells the mock's tokens from made-up ones. It is no secret. */
const sign = (userId: string): string => hashOf(`mock-api ${userId}`);

function refuse(): never {
  throw new Refusal('No user in this Token #admin', 401);
}

/** The e-mail address of a token that the mock has not issued, by the mode of sign-in. */
const emailOfToken: Record<string, (token: string) => string | undefined> = {
  // Any token is the demo account's.
  fake: () => demoAccount.email,
  // The Firebase emulator does not sign its tokens.
  hosted: token => {
    try {
      return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { email?: string }).email;
    } catch {
      return undefined;
    }
  },
};

/** How this shop knows its callers: by the bearer tokens of admins. */
export const shopAccount: Account = {
  demo: demoAccount,
  userIdOf: (token = '', world) => {
    const email = token && emailOfToken[process.env.VITE_AUTH_MODE ?? '']?.(token);
    if (email) return world.rows('users').find(user => user.email === email && user.role === 'admin')?._id ?? refuse();
    const [, userId = '', signature = ''] = /^mock\.(\w+)\.(\w+)$/.exec(token) ?? [];
    const isKnown = world.row('users', userId) || roleAccounts.some(({ _id }) => _id === userId);
    if (!userId || signature !== sign(userId) || !isKnown) return refuse();
    return userId;
  },
  roleOf: userId => roleAccounts.find(({ _id }) => _id === userId)?.role,
  signInValues: (resource, { email, password }) => (resource === 'users' && email === demoAccount.email ? { email, password } : undefined),
};

const byEmail = ({ rows }: World, email: unknown) => rows('users').find(user => user.email === text(email).toLowerCase());

/** An object with values at dotted paths: `{ 'data.token': 'x' }` gives `{ data: { token: 'x' } }`. */
function nested(values: Record<string, unknown>): Plain {
  const holder: Plain = {};
  for (const [path, value] of Object.entries(values)) {
    const [key = '', ...others] = path.split('.');
    const inner = others.length ? nested({ [others.join('.')]: value }) : value;
    holder[key] = isPlain(inner) && isPlain(holder[key]) ? { ...holder[key], ...inner } : inner;
  }
  return holder;
}

/** The calls of the account page: signing in and out, registering, asking for a new password, changing one's name. */
export const accountPage = ({ signIn }: Pick<Dialect, 'signIn'>): PageBehaviour => ({
  signIn: {
    open: true,
    answer: ({ body }, world) => {
      const account = roleAccounts.find(({ email }) => email === text(body[signIn.email]).toLowerCase());
      if (account && account.password === body[signIn.password]) {
        const { _id, name, email, role } = account;
        return { role, ...nested({ [signIn.token]: `mock.${_id}.${sign(_id)}`, [signIn.user]: { _id, name, email } }) };
      }
      const user = byEmail(world, body[signIn.email]);
      if (!user || user.password !== body[signIn.password]) throw new Refusal('Email or password is wrong', 400);
      if (user.role !== 'admin') throw new Refusal('Only admins may sign in here', 403);
      const { _id, name, email, role } = user;
      return nested({ [signIn.token]: `mock.${_id}.${sign(_id)}`, [signIn.user]: { _id, name, email, role } });
    },
  },
  signOut: () => undefined,
  register: {
    open: true,
    answer: ({ body: { email, username, password } }, world) => {
      if (!/^\S+@\S+\.\S+$/.test(String(email))) throw new Refusal('A valid email is required');
      if (!username || !password) throw new Refusal('Username and password are required');
      if (byEmail(world, email)) throw new Refusal('There is already an account with this email', 409);
      const user = { name: username, email: String(email).toLowerCase(), password, role: 'admin', isGuest: false, firebaseUid: '', images: [] };
      world.rows('users').push({ _id: world.newId(), ...user, createdAt: world.now() });
      return { message: 'Registered' };
    },
  },
  profile: ({ body: { username }, userId }, { row }) => {
    if (!text(username)) throw new Refusal('Username is required');
    Object.assign(row('users', userId) ?? {}, { name: text(username) });
    return { message: 'User name changed' };
  },
  forgotPassword: {
    open: true,
    answer: ({ body }, world) => {
      if (!byEmail(world, body.email)) throw new Refusal('There is no account with this email', 404);
      return { message: `A link to choose a new password has been sent to ${body.email}` };
    },
  },
});
