/** The samples of a scrape. */
interface Samples {
	/** The value of the first sample with a name and at least some labels; undefined if there is none. */
	value(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
	/** All values of a label. */
	labels(name: string, label: string): readonly string[];
}

interface Sample {
	readonly name: string;
	readonly labels: Readonly<Record<string, string>>;
	readonly value: number;
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;

/** Parses the text format of Prometheus; throws an Error that has the line that does not follow it. */
export function samplesIn(text: string): Samples {
	if (!text.endsWith("\n")) throw new Error("The last line does not end");
	const lines = text.split("\n").filter((line) => line !== "" && !/^# (?:HELP|TYPE) \w+ ./.test(line));
	const samples = lines.map(sampleIn);
	return {
		value: (name, labels = {}) =>
			samples.find(
				(sample) =>
					sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
			)?.value,
		labels: (name, label) => [
			...new Set(samples.filter((sample) => sample.name === name).map(({ labels }) => labels[label] ?? "")),
		],
	};
}

function sampleIn(line: string): Sample {
	const [, name, labels = "", value] = SAMPLE.exec(line) ?? [];
	if (name === undefined || !/^(?:[-+]?[\d.]+(?:e[-+]?\d+)?|NaN|[-+]Inf)$/i.test(value ?? "")) throw new Error(line);
	return { name, labels: labelsIn(labels, line), value: Number(value) };
}

function labelsIn(text: string, line: string): Readonly<Record<string, string>> {
	const found = [...text.matchAll(new RegExp(LABEL, "gy"))];
	if (found.map(([whole]) => whole).join("") !== text) throw new Error(line);
	return Object.fromEntries(found.map(([, key = "", value = ""]) => [key, value]));
}
