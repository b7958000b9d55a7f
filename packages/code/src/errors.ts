/**
 * A value that cannot be written in its place, such as a NUL character in a shell word.
 *
 * The data is wrong, not the template: `value` is the refused value and `where` the place that refused it. `field` is
 * the name of the value, if a caller has set it with `withField`.
 */
export class CodeError extends TypeError {
	override readonly name = "CodeError";
	readonly where: string;
	readonly problem: string;
	readonly value: unknown;
	readonly field: string | undefined;

	constructor(where: string, problem: string, value: unknown, field?: string) {
		super(`${field === undefined ? "" : `${field}: `}${where} cannot contain ${problem}: ${shown(value)}`);
		this.where = where;
		this.problem = problem;
		this.value = value;
		this.field = field;
	}
}

/** A template in which a value cannot be placed safely, whatever the value: a mistake of its author. */
export class TemplateError extends TypeError {
	override readonly name = "TemplateError";
}

const LONGEST = 60;

/** A value for a message: on one line, and shortened. */
function shown(value: unknown): string {
	const whole = written(value);
	return whole.length > LONGEST ? whole.slice(0, LONGEST) + "…" : whole;
}

function written(value: unknown): string {
	if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
	try {
		return JSON.stringify(value) ?? String(value);
	} catch {
		return Object.prototype.toString.call(value);
	}
}
