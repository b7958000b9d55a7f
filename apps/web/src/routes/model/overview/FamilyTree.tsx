import type { ModelRecord } from "@vitrine/model";
import type { ReactElement, ReactNode } from "react";
import { links } from "../../../base/links.ts";
import { exact } from "../../../base/numbers.ts";
import { ModelLink } from "../../../ui/lists/ModelRow.tsx";
import { Isolated } from "../../../ui/text/Isolated.tsx";
import { Absent } from "../derivatives/Absent.tsx";
import type { Family } from "../derivatives/family.ts";
import { type TreeBranch, type TreeModel, treeOf } from "./tree.ts";

interface FamilyTreeProps {
	readonly record: ModelRecord;
	readonly family: Family;
}

/** The base models of a model from the origin down, the model itself, the kinds of models derived from it, and its siblings. */
export function FamilyTree({ record, family }: FamilyTreeProps): ReactElement {
	const { above, merged, how, branches, siblings } = treeOf(record, family);
	const base = above.at(-1);
	const isWhole = family.read === family.children;
	const own = (
		<>
			<li className="own">
				<b className="id">
					<Isolated text={record.id} as="name" />
				</b>
				<How text={how ?? (base ? "derived" : undefined)} />
				{merged.length > 0 && <Bases models={merged} />}
				{branches.length > 0 && (
					<ul>
						{branches.map((branch) => (
							<Branch
								key={branch.label}
								{...branch}
								isWhole={isWhole}
								href={`${links.model(record.id, { tab: "derivatives" })}#${branch.section}`}
							/>
						))}
					</ul>
				)}
			</li>
			{siblings && base && <Branch {...siblings} isWhole href={links.models({ base_model: base.id })} />}
		</>
	);
	return (
		<ul className="lineage tree">
			{above.reduceRight<ReactNode>(
				(below, model) => (
					<Generation {...{ model, below }} />
				),
				own,
			)}
		</ul>
	);
}

function Generation({ model, below }: { readonly model: TreeModel; readonly below: ReactNode }): ReactElement {
	return (
		<li>
			<Name model={model} />
			<ul>{below}</ul>
		</li>
	);
}

function Name({ model: { id, here, stated, how } }: { readonly model: TreeModel }): ReactElement {
	return (
		<>
			{here ? <ModelLink id={id} /> : <Absent id={id} />}
			<How text={how} />
			{stated !== undefined && (
				<span className="muted">
					{" "}
					(named <Isolated text={stated} as="name" /> before)
				</span>
			)}
		</>
	);
}

function How({ text }: { readonly text: string | undefined }): ReactElement | null {
	return text === undefined ? null : <span className="muted how"> {text}</span>;
}

/** The base models of a model that has several. */
function Bases({ models }: { readonly models: readonly TreeModel[] }): ReactElement {
	return (
		<ul>
			{models.map((model) => (
				<li key={model.id}>
					<span className="muted">from</span> <Name model={model} />
				</li>
			))}
		</ul>
	);
}

interface BranchProps extends TreeBranch {
	/** Whether all of its models were counted. */
	readonly isWhole: boolean;
	/** Where all of them are listed. */
	readonly href: string;
}

function Branch({ label, count, models, isWhole, href }: BranchProps): ReactElement {
	const more = count - models.length;
	return (
		<li>
			<span className="branch">{label}</span>{" "}
			<span className="muted">
				{exact(count)}
				{!isWhole && " or more"}
			</span>
			<ul>
				{models.map((model) => (
					<li key={model.id}>
						<Name model={model} />
					</li>
				))}
				{more > 0 && (
					<li>
						<a href={href}>
							{isWhole ? `${exact(more)} more` : "More"}
							<span className="hidden">: {label}</span>
						</a>
					</li>
				)}
			</ul>
		</li>
	);
}
