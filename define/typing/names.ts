/** The nearest of some names, for the compiler's messages. */

/** A name with one letter left out, each in turn. */
type Shortened<S, Before extends string = ''> = S extends `${infer Letter}${infer Rest}`
  ? `${Before}${Rest}` | Shortened<Rest, `${Before}${Letter}`>
  : never;

/** The names that differ from `W` by a letter more, a letter less, another letter, or two letters that have changed places. */
type Near<W, Right> = Right extends string ? ([(Right | Shortened<Right>) & (W | Shortened<W>)] extends [never] ? never : Right) : never;

/** The end of a message: ` Did you mean 'name'?`, or nothing where no name is near. */
export type Hint<W, Right> = [Near<W, Right>] extends [never] ? '' : ` Did you mean '${Near<W, Right>}'?`;
