import { taskInfo } from "@vitrine/catalogue";
import { createElement, type ReactElement, type ReactNode } from "react";
import { located } from "../../base/basePath.ts";
import { links } from "../../base/links.ts";
import { checks } from "../../data/checks.ts";
import { imageSize } from "../../data/media.ts";
import { highlight } from "../../highlight/highlight.ts";
import {
	CheckMark,
	EditLink,
	MemoryChart,
	ModelCard,
	ModelTable,
	type SnippetData,
	TaskDemo,
	Vitrine,
} from "../../kit/index.ts";
import type { RenderedCard } from "../../ui/text/ModelCard.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { Island } from "../../ui/page/Island.tsx";
import { type Section, Sections } from "../../ui/page/Sections.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { CODES, elementCode, frameCode } from "./codes.ts";
import { LivePanel } from "./LivePanel.tsx";
import { CHAT, SPEECH } from "./records.ts";

interface Gallery {
	/** The address of this site, in the code of its elements. */
	readonly site: string;
	/** The hub that has the models of the examples. */
	readonly hub: string;
	readonly repository: string;
	readonly now: Date;
	readonly panel: SnippetData;
	readonly card: RenderedCard;
	/** A model of the index that the reader may see. */
	readonly model: string | undefined;
}

/** The page `/components`: each component for other projects, live, with its code. */
export function ComponentsPage({ gallery }: { readonly gallery: Gallery }): ReactElement {
	return (
		<>
			<div className="object">
				<Heading level={1}>Components</Heading>
				<p className="lede">
					Parts of this site to use on your own: in React, as an element for any page, or in a frame.
				</p>
				<p>
					<a href={links.docs("components")}>Components for React</a> and{" "}
					<a href={links.docs("embed")}>Snippets on other pages</a> describe every option.
				</p>
			</div>
			<Sections sections={sectionsOf(gallery)} />
		</>
	);
}

function sectionsOf({ site, hub, repository, now, panel, card, model }: Gallery): readonly Section[] {
	return [
		example(
			"frame",
			"Vitrine",
			"The wrapper around the components: it sets where links lead, and the theme.",
			undefined,
		),
		example("panel", "SnippetPanel", "Code to load, call or run a model.", <Panel panel={panel} />),
		example("check", "CheckMark", "The check level of a piece of code.", <Marks />),
		example(
			"demo",
			"TaskDemo",
			"Input and output of a task.",
			<TaskDemo demo={taskInfo("token-classification").demo} sizeOf={imageSize} />,
		),
		example(
			"table",
			"ModelTable",
			"Models with their figures.",
			<Vitrine site={onHub(hub)}>
				<ModelTable models={[CHAT, SPEECH]} caption="Two models" now={now} report={checks()} />
			</Vitrine>,
		),
		example("memory", "MemoryChart", "The memory that a model needs.", <MemoryChart record={CHAT} memory={16} />),
		example("card", "ModelCard", "A README as safe HTML.", <ModelCard card={card} />),
		example(
			"heading",
			"Heading and EditLink",
			"A heading with an anchor, and a link to its source.",
			<>
				<Heading level={3} id="install">
					Install
				</Heading>
				<p className="after">
					<EditLink repository={repository} source="docs/embed.md" />
				</p>
			</>,
		),
		{ id: "element", label: "vitrine-snippet", body: <Element site={site} model={model} /> },
	];
}

/** Links to models as those of a hub: the models of the examples need not be here. */
function onHub(hub: string): (path: string) => string {
	const models = `${links.models()}/`;
	return (path) => (path.startsWith(models) ? `${hub}/${path.slice(models.length)}` : path);
}

function example(id: keyof typeof CODES, label: string, about: string, live: ReactNode): Section {
	return {
		id: `the-${id}`,
		label,
		body: (
			<Example about={about} live={live}>
				<CodeBlock html={highlight(CODES[id], "tsx")} label={`${label}: code`} bar="TSX" />
			</Example>
		),
	};
}

interface ExampleProps {
	readonly about: string;
	readonly live: ReactNode;
	readonly children: ReactNode;
}

function Example({ about, live, children }: ExampleProps): ReactElement {
	return (
		<>
			<p className="component-about">{about}</p>
			{live && <div className="component-live">{live}</div>}
			{children}
		</>
	);
}

function Panel({ panel }: { readonly panel: SnippetData }): ReactElement {
	const source = { model: CHAT.id, task: CHAT.pipeline_tag };
	return <Island name="live-panel" component={LivePanel} props={{ panel, source }} />;
}

/** A mark of the highest level that the report has, one of another, and one of code that was not checked. */
function Marks(): ReactElement {
	const { rows, levelOf } = checks();
	const found = (["run", "parsed"] as const).map((level) => rows.find((row) => row.level === level));
	return (
		<div className="component-marks">
			{[...found, undefined].map((row) => (
				<p key={row?.level ?? "none"}>
					<CheckMark checked={levelOf(row?.shape)} />
				</p>
			))}
		</div>
	);
}

/** The custom element, live if there is a model to show. */
function Element({ site, model }: Pick<Gallery, "site" | "model">): ReactElement {
	const shown = model ?? CHAT.id;
	return (
		<Example
			about="An element for any page: documentation, a README in HTML, a blog."
			live={
				model === undefined ? (
					<Notice>This site has no model to show yet.</Notice>
				) : (
					createElement(
						"vitrine-snippet",
						{ model, "data-script": located("/embed.js") },
						<a href={links.model(model)}>Code for the model</a>,
					)
				)
			}
		>
			<CodeBlock html={highlight(elementCode(site, shown), "html")} label="The element: code" bar="HTML" />
			<CodeBlock
				html={highlight(frameCode(site, shown), "html")}
				label="The frame: code"
				bar="HTML, without a script"
			/>
		</Example>
	);
}
