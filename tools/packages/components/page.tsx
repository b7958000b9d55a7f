import {
	CheckMark,
	type RenderedCard,
	EditLink,
	Heading,
	type LoadSnippets,
	MemoryChart,
	ModelCard,
	ModelTable,
	type Report,
	type SnippetData,
	SnippetPanel,
	TaskDemo,
	Vitrine,
} from "@vitrine/react";
import { translation } from "@vitrine/catalogue/tasks/translation";
import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";

export const record: ModelRecord = {
	id: "vitrine/demo",
	tags: ["conversational", "safetensors"],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	downloads: 1_200_000,
	lastModified: "2026-11-01T00:00:00Z",
	safetensors: { parameters: { BF16: 7_000_000_000 }, total: 7_000_000_000 },
};

export interface PageProps {
	readonly panel: SnippetData;
	readonly card: RenderedCard;
	readonly report?: Report;
	readonly load?: LoadSnippets;
}

export function Page({ panel, card, report, load }: PageProps): ReactElement {
	const withReport = report === undefined ? {} : { report };
	return (
		<Vitrine site="https://hub.example.org">
			<Heading level={2}>Code of a model</Heading>
			<SnippetPanel key={record.id} panel={panel} {...(load && { load })} />
			<CheckMark checked={undefined} />
			{translation.demo && <TaskDemo demo={translation.demo} />}
			<ModelTable models={[record]} caption="One model" now={new Date("2026-11-24")} {...withReport} />
			<MemoryChart record={record} memory={16} />
			<ModelCard card={card} />
			<Heading level={3} id="source">
				Source
			</Heading>
			<EditLink repository="acme/handbook" source="docs/install.md" />
		</Vitrine>
	);
}
