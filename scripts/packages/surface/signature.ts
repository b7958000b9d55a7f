/** A function as one line of a declaration. */
interface Signature {
	readonly before: string;
	readonly parameters: readonly string[];
	readonly after: string;
}

/** Whether a function has only more parameters than before, which can be left out, and is otherwise the same. */
export function onlyAddsOptional(old: string, now: string): boolean {
	const [one, other] = [signatureOf(old), signatureOf(now)];
	if (one === undefined || other === undefined) return false;
	const added = other.parameters.slice(one.parameters.length);
	return (
		one.before === other.before &&
		one.after === other.after &&
		added.length > 0 &&
		one.parameters.every((parameter, at) => parameter === other.parameters[at]) &&
		added.every((parameter) => parameter.startsWith("...") || /^(\w+|[{[].*[}\]])\?:/.test(parameter))
	);
}

/** The parameters of a function; none for any other line. */
export const parametersIn = (line: string): readonly string[] => signatureOf(line)?.parameters ?? [];

function signatureOf(line: string): Signature | undefined {
	const open = /^(?:export |static )?(?:declare (?:function|const) )?[\w$]+(?:<.*?>)?(?:: )?\(/.exec(line)?.[0].length;
	if (open === undefined) return undefined;
	let [depth, start, at] = [0, open, open];
	const parameters: string[] = [];
	for (; at < line.length && depth >= 0; at += 1) {
		const character = line[at] ?? "";
		if ("([{<".includes(character)) depth += 1;
		else if (")]}".includes(character) || (character === ">" && line[at - 1] !== "=")) depth -= 1;
		if (depth < 0 || (depth === 0 && character === ",")) {
			parameters.push(line.slice(start, at).trim());
			start = at + 1;
		}
	}
	return { before: line.slice(0, open), parameters: parameters.filter(Boolean), after: line.slice(at) };
}
