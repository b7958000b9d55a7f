import { deviceName, deviceOf } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { bytesFor, type Fit } from "../../hardware/fit.ts";
import { factsOf, type ModelFacts } from "../../facts/facts.ts";
import { LABELS } from "../../facts/labels.ts";
import { type BarRow, BarTable } from "../../ui/marks/BarTable.tsx";
import { Estimate } from "../../ui/marks/Estimate.tsx";
import { Count } from "../../ui/marks/Numbers.tsx";
import { ModelLink } from "../../ui/lists/ModelRow.tsx";
import { Heading } from "../../ui/page/Heading.tsx";

interface ChartsProps {
	readonly models: readonly ModelRecord[];
	/** The machine whose memory the models should fit. */
	readonly fit: Fit | undefined;
}

/** The parameters of models and the memory to run them, as bars; a chart needs two known figures. The browser draws it again for the reader's machine. */
export function Charts({ models, fit }: ChartsProps): ReactElement | null {
	const known = models.map((record) => ({ id: record.id, facts: factsOf(record) }));
	const charts = CHARTS.filter(({ valueOf }) => known.filter(({ facts }) => valueOf(facts) !== undefined).length > 1);
	if (charts.length === 0) return null;
	return (
		<div className="charts" data-fits="">
			{charts.map((chart) => (
				<section key={chart.id}>
					<Heading level={2} id={chart.id}>
						{chart.title}
					</Heading>
					<BarTable caption={chart.title} rows={rowsOf(chart, known, fit)} />
				</section>
			))}
		</div>
	);
}

interface Known {
	readonly id: string;
	readonly facts: ModelFacts;
}

/** A row for each model, and one for the machine where memory is compared. */
function rowsOf({ id, valueOf, shown }: Chart, known: readonly Known[], fit: Fit | undefined): readonly BarRow[] {
	const machine = id === "memory" ? fit : undefined;
	const most = Math.max(...known.map(({ facts }) => valueOf(facts) ?? 0), machine ? bytesFor(machine.memory) : 0);
	const rows = known.map(({ id: model, facts }): BarRow => ({
		key: model,
		name: <ModelLink id={model} />,
		part: most === 0 ? 0 : (valueOf(facts) ?? 0) / most,
		figure: machine ? <Fits facts={facts} fit={machine} /> : shown(facts),
	}));
	return machine ? [...rows, machineRow(machine, most)] : rows;
}

function machineRow({ memory, device: id }: Fit, most: number): BarRow {
	const device = id === undefined ? undefined : deviceOf(id);
	return {
		key: "machine",
		name: device ? deviceName(device) : "Machine",
		part: bytesFor(memory) / most,
		figure: `${memory} GB`,
		isLimit: true,
	};
}

/** The memory of a model, and whether the machine has it. */
function Fits({ facts: { memory }, fit }: { readonly facts: ModelFacts; readonly fit: Fit }): ReactElement {
	if (memory?.bytes === undefined) return <Estimate figure={memory} />;
	const fits = memory.bytes <= bytesFor(fit.memory);
	return (
		<>
			<Estimate figure={memory} /> <span className={fits ? "fits" : "muted"}>{fits ? "fits" : "does not fit"}</span>
		</>
	);
}

interface Chart {
	readonly id: string;
	readonly title: string;
	readonly valueOf: (facts: ModelFacts) => number | undefined;
	readonly shown: (facts: ModelFacts) => ReactElement;
}

const CHARTS: readonly Chart[] = [
	{
		id: "parameters",
		title: LABELS.parameters,
		valueOf: ({ parameters }) => parameters,
		shown: ({ parameters }) => <Count value={parameters} />,
	},
	{
		id: "memory",
		title: "Memory to run",
		valueOf: ({ memory }) => memory?.bytes,
		shown: ({ memory }) => <Estimate figure={memory} />,
	},
];
