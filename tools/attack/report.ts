/** What one stage of the attack found. */
export interface StageResult {
	readonly stage: string;
	/** How often something was tried. */
	readonly tries: number;
	/** One line for each broken promise. */
	readonly broken: readonly string[];
	/** Further figures, by name, with their units. */
	readonly figures?: Readonly<Record<string, string>>;
}

/** Broken promises of a stage that are printed. */
const PRINTED = 200;

/** Prints the result of a stage: its figures, then what broke. */
export function print({ stage, tries, broken, figures = {} }: StageResult): void {
	const more = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
	console.log([`${stage}: ${tries} tries, ${broken.length} broken`, ...more].join(", "));
	for (const line of broken.slice(0, PRINTED)) console.log(`  ${line.slice(0, 300)}`);
	if (broken.length > PRINTED) console.log(`  … and ${broken.length - PRINTED} more`);
}
