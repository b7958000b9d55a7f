import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { factsOf, type ModelFacts } from "../../facts/facts.ts";
import { LABELS } from "../../facts/labels.ts";
import { BarTable } from "../../ui/marks/BarTable.tsx";
import { Estimate } from "../../ui/marks/Estimate.tsx";
import { Count } from "../../ui/marks/Numbers.tsx";
import { ModelLink } from "../../ui/lists/ModelRow.tsx";
import { Heading } from "../../ui/page/Heading.tsx";

/** The parameters of models and the memory to run them, as bars; a chart needs two known figures. */
export function Charts({ models }: { readonly models: readonly ModelRecord[] }): ReactElement | null {
	const known = models.map((record) => ({ id: record.id, facts: factsOf(record) }));
	const charts = CHARTS.filter(({ valueOf }) => known.filter(({ facts }) => valueOf(facts) !== undefined).length > 1);
	if (charts.length === 0) return null;
	return (
		<div className="charts">
			{charts.map(({ id, title, valueOf, shown }) => {
				const most = Math.max(...known.map(({ facts }) => valueOf(facts) ?? 0));
				const rows = known.map(({ id: model, facts }) => ({
					key: model,
					name: <ModelLink id={model} />,
					part: most === 0 ? 0 : (valueOf(facts) ?? 0) / most,
					figure: shown(facts),
				}));
				return (
					<section key={id}>
						<Heading level={2} id={id}>
							{title}
						</Heading>
						<BarTable caption={title} rows={rows} />
					</section>
				);
			})}
		</div>
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
