/**
 * A value that cannot be written where it was put, such as a NUL character in a shell word.
 *
 * The fault lies in data, not in a template: `value` is what was refused and `where` the place that refused it.
 * `field` is the value's name, once a caller has given it one with `withField`.
 */
export class CodeError extends TypeError {
	override readonly name = "CodeError";
	readonly where: string;
	readonly problem: string;
	readonly value: unknown;
	readonly field: string | undefined;

	constructor(where: string, problem: string, value: unknown, field?: string) {
		super(`${field === undefined ? "" : `${field}: `}${where} cannot hold ${problem}: ${shown(value)}`);
		this.where = where;
		this.problem = problem;
		this.value = value;
		this.field = field;
	}
}

/** A template that cannot be placed safely, whatever is put into it: a mistake of its author. */
export class TemplateError extends TypeError {
	override readonly name = "TemplateError";
}

const LONGEST = 60;

/** A value as a message shows it: on one line, and not endless. */
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
