import { ConfigError } from "./configError.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** How the text of a variable becomes its value. */
interface Reading<T> {
	/** What the text should be, in an error. */
	readonly expected: string;
	/** The value; undefined if the text is invalid. */
	readonly read: (text: string) => T | undefined;
}

/** A reading of a whole number, both ends included. */
export function wholeNumber(least: number, most: number, what = "a number"): Reading<number> {
	const isWithin = (value: number): boolean => value >= least && value <= most;
	return {
		expected: `${what} from ${least} to ${most}`,
		read: (text) => (/^\d{1,9}$/.test(text) && isWithin(Number(text)) ? Number(text) : undefined),
	};
}

/** The value of an environment variable; undefined where it is unset or empty. Throws a ConfigError for any other text. */
export function variable<T>(environment: Environment, name: string, { expected, read }: Reading<T>): T | undefined {
	const text = environment[name];
	if (!text) return undefined;
	const value = read(text);
	if (value === undefined) throw new ConfigError("invalid-variable", name, { expected, got: JSON.stringify(text) });
	return value;
}
