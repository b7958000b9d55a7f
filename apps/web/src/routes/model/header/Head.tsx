import { revealed } from "@vitrine/code";
import { isTask, taskName } from "@vitrine/catalogue";
import { type ModelRecord, name } from "@vitrine/model";
import { Fragment, type ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { Breadcrumb } from "../../../ui/page/Breadcrumb.tsx";
import { CopyButton } from "../../../ui/controls/Copy.tsx";
import { CopyPage } from "../../../ui/page/CopyPage.tsx";
import { Mark } from "../../../ui/marks/Mark.tsx";
import { Estimate } from "../../../ui/marks/Estimate.tsx";
import { Ago, Count, Unknown } from "../../../ui/marks/Numbers.tsx";
import { usePage } from "../../../ui/page/page.ts";
import { type Fact, Spec } from "../../../ui/marks/Spec.tsx";
import { SaveButton } from "../../../ui/controls/SaveButton.tsx";
import { CompareLink } from "../../../ui/controls/CompareLink.tsx";
import { Closed } from "./Closed.tsx";
import { factsOf, type ModelFacts, type Named } from "../../../facts/facts.ts";
import { Gate } from "./Gate.tsx";
import { LicenceFact } from "./LicenceFact.tsx";
import { LibraryLink } from "../../../ui/marks/LibraryLink.tsx";
import { Isolated } from "../../../ui/text/Isolated.tsx";
import { Doubt } from "./Doubt.tsx";

interface HeadProps {
	readonly record: ModelRecord;
	/** The address of the page as Markdown. */
	readonly text: string;
}

/** The top of a model page: the id, the facts, and how to get access. */
export function Head({ record, text }: HeadProps): ReactElement {
	const facts = factsOf(record);
	const { task } = facts;
	const trail: (readonly [string, string])[] = [["Models", links.models()]];
	if (task) trail.push([task.name, links.models({ task: task.id })]);
	const own = name(record);
	const owner = record.id.slice(0, record.id.length - own.length);
	return (
		<>
			<Breadcrumb trail={trail} />
			<div className="title model-title">
				<h1 id="model">
					{owner !== "" && (
						<a href={links.models({ author: owner.slice(0, -1) })}>
							<Isolated text={owner.slice(0, -1)} as="name" />/
						</a>
					)}
					<a className="anchor" href="#model">
						<Isolated text={own} as="name" />
					</a>
				</h1>
				<div className="title-tools">
					<CopyButton text={record.id} label="Copy id" />
					<CopyPage href={text} />
					<SaveButton id={record.id} />
					<CompareLink id={record.id} />
				</div>
			</div>
			<Doubt id={record.id} />
			<Spec facts={stripOf(facts, usePage().now)} />
			<Closed access={facts.access} />
			<Gate record={record} />
		</>
	);
}

function stripOf(facts: ModelFacts, now: Date): readonly Fact[] {
	const { task, library, languages, moreLanguages = 0, parameters, downloads, likes, updated } = facts;
	return [
		["Task", task ? <TaskFact key="task" {...task} /> : <Unknown key="task" />],
		["Library", library ? <LibraryLink key="library" {...library} /> : <Unknown key="library" />],
		["Licence", <LicenceFact key="licence" {...facts} />],
		["Parameters", <Count key="parameters" value={parameters} />],
		sizeFact(facts),
		[
			"Languages",
			languages.length === 0 ? (
				<Unknown key="languages" />
			) : (
				<Languages key="languages" names={languages} more={moreLanguages} />
			),
		],
		["Downloads", <Count key="downloads" value={downloads} />],
		["Likes", <Count key="likes" value={likes} />],
		["Updated", <Ago key="updated" when={updated} now={now} />],
	];
}

/** The size of the weights. */
function sizeFact({ size }: ModelFacts): Fact {
	return [
		"Weights",
		<Fragment key="size">
			<Estimate figure={size} /> {size?.label}
		</Fragment>,
	];
}

function TaskFact({ id, name }: Named): ReactElement {
	if (!isTask(id))
		return (
			<a href={links.models({ task: id })}>
				<Isolated text={name} />
			</a>
		);
	const { modality, color } = taskName(id);
	return (
		<>
			<Mark modality={modality} color={color} />
			<a href={links.task(id)}>{name}</a>
		</>
	);
}

const NAMED_LANGUAGES = 2;

function Languages({ names, more }: { readonly names: readonly string[]; readonly more: number }): ReactElement {
	if (names.length <= NAMED_LANGUAGES) return <Isolated text={names.join(", ")} />;
	return <span title={revealed(names.join(", "))}>{names.length + more}</span>;
}
