import { isTask, libraries, taskName } from "@vitrine/catalogue";
import { languageName, languages, type ModelRecord, name, parameterCount } from "@vitrine/model";
import { Fragment, type ReactElement } from "react";
import { links } from "../../links.ts";
import { Breadcrumb } from "../../ui/Breadcrumb.tsx";
import { CopyButton } from "../../ui/Copy.tsx";
import { CopyPage } from "../../ui/CopyPage.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { Ago, Count, Size, Unknown } from "../../ui/Numbers.tsx";
import { usePage } from "../../ui/page.ts";
import { type Fact, Spec } from "../../ui/Spec.tsx";
import { CompareLink } from "../compare/CompareLink.tsx";
import { sizeOf, typesOf } from "../models/size.ts";
import { Gate } from "./Gate.tsx";
import { LicenceFact } from "./LicenceFact.tsx";

interface HeadProps {
	readonly record: ModelRecord;
	/** Where the page is to be had as Markdown. */
	readonly text: string;
}

/** What the page is about: the id, and the label beside the object. */
export function Head({ record, text }: HeadProps): ReactElement {
	const task = record.pipeline_tag;
	const trail: (readonly [string, string])[] = [["Models", links.models()]];
	if (task !== undefined) trail.push([isTask(task) ? taskName(task).name : task, links.models({ task })]);
	const own = name(record);
	const owner = record.id.slice(0, record.id.length - own.length);
	return (
		<>
			<Breadcrumb trail={trail} />
			<div className="title model-title">
				<h1 id="model">
					{owner !== "" && <a href={links.models({ author: owner.slice(0, -1) })}>{owner}</a>}
					<a className="anchor" href="#model">
						{own}
					</a>
				</h1>
				<CopyButton text={record.id} label="Copy id" />
				<CopyPage href={text} />
				<CompareLink id={record.id} />
			</div>
			<Spec facts={factsOf(record, usePage().now)} />
			<Gate record={record} />
		</>
	);
}

function factsOf(record: ModelRecord, now: Date): readonly Fact[] {
	const codes = languages(record);
	return [
		["Task", <TaskFact key="task" id={record.pipeline_tag} />],
		["Library", <LibraryFact key="library" libraryKey={record.library_name} />],
		["Licence", <LicenceFact key="licence" record={record} />],
		["Parameters", <Count key="parameters" value={parameterCount(record)} />],
		weightsFact(record),
		["Languages", codes.length === 0 ? <Unknown key="unknown" /> : <Languages key="languages" codes={codes} />],
		["Downloads", <Count key="downloads" value={record.downloads} />],
		["Likes", <Count key="likes" value={record.likes} />],
		["Updated", <Ago key="updated" when={record.lastModified} now={now} />],
	];
}

/** Named for what is known: the weights in their format, or the whole repository. */
function weightsFact(record: ModelRecord): Fact {
	const known = sizeOf(record);
	if (known?.of !== "weights") return ["Repository", <Size key="size" bytes={known?.bytes} />];
	return [
		"Weights",
		<Fragment key="size">
			<Size bytes={known.bytes} /> {typesOf(record).join(" + ")}
		</Fragment>,
	];
}

function TaskFact({ id }: { readonly id: string | undefined }): ReactElement {
	if (id === undefined) return <Unknown />;
	if (!isTask(id)) return <a href={links.models({ task: id })}>{id}</a>;
	const { name, modality, color } = taskName(id);
	return (
		<>
			<Mark modality={modality} color={color} />
			<a href={links.task(id)}>{name}</a>
		</>
	);
}

function LibraryFact({ libraryKey }: { readonly libraryKey: string | undefined }): ReactElement {
	if (libraryKey === undefined) return <Unknown />;
	const library = libraries.find(({ key }) => key === libraryKey);
	if (!library) return <a href={links.models({ library: libraryKey })}>{libraryKey}</a>;
	return <a href={links.library(library.key)}>{library.prettyLabel}</a>;
}

const NAMED_LANGUAGES = 2;

function Languages({ codes }: { readonly codes: readonly string[] }): ReactElement {
	const names = codes.map((code) => languageName(code) ?? code);
	if (codes.length <= NAMED_LANGUAGES) return <>{names.join(", ")}</>;
	return <span title={names.join(", ")}>{codes.length}</span>;
}
