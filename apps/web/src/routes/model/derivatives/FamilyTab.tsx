import type { ModelRecord } from "@vitrine/model";
import type { ReactElement, ReactNode } from "react";
import { links } from "../../../base/links.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { ModelLink } from "../../../ui/lists/ModelRow.tsx";
import { codeLevel } from "../../../data/defaultCode.ts";
import { ModelTable } from "../../../ui/lists/ModelTable.tsx";
import { More } from "../../../ui/text/More.tsx";
import { exact } from "../../../base/numbers.ts";
import { Absent } from "./Absent.tsx";
import { derivedBy, type Relation } from "../../../facts/relation.ts";
import type { Ancestor, Branch, Family } from "./family.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

interface FamilyTabProps {
	readonly record: ModelRecord;
	readonly family: Family;
}

/** Models of each branch that are listed. */
const SHOWN = 10;

/** The base models and the derived models. */
export function FamilyTab({ record, family }: FamilyTabProps): ReactElement {
	return (
		<div className="metadata">
			<Heading level={2} id="derivatives" className="hidden">
				Derivatives
			</Heading>
			<section>
				<Heading level={3} id="made-from">
					Base model
				</Heading>
				{family.ancestors.length === 0 ? (
					<p>No base model is stated.</p>
				) : (
					<Lineage id={record.id}>
						<Ancestors of={family.ancestors} />
					</Lineage>
				)}
			</section>
			{family.branches.length > 1 && (
				<section>
					<Heading level={3} id="made-from-it">
						Derived models
					</Heading>
					<Lineage id={record.id}>
						<Branches {...family} />
					</Lineage>
				</section>
			)}
			<Descendants record={record} family={family} />
		</div>
	);
}

function Lineage({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactElement {
	return (
		<ul className="lineage">
			<li>
				<b className="id">
					<Isolated text={id} as="name" />
				</b>
				{children}
			</li>
		</ul>
	);
}

function Ancestors({ of }: { readonly of: readonly Ancestor[] }): ReactElement | null {
	if (of.length === 0) return null;
	return (
		<ul>
			{of.map(({ id, relation, here, children, from }) => (
				<li key={id}>
					<span className="muted">{derivedBy(relation)}</span> {here ? <ModelLink id={id} /> : <Absent id={id} />}
					{children > 1 && (
						<>
							{" "}
							<a className="small nowrap" href={links.models({ base_model: id })}>
								{exact(children)} derived models
							</a>
						</>
					)}
					<Ancestors of={from} />
				</li>
			))}
		</ul>
	);
}

const CHILDREN: Readonly<Record<Relation, string>> = {
	quantized: "Quantized",
	finetune: "Fine-tuned",
	adapter: "Adapters",
	merge: "Merged",
};

/** The kinds of derived models, with counts and links to their sections. */
function Branches({ branches, read, children }: Family): ReactElement {
	return (
		<ul>
			{branches.map(({ relation, models }) => (
				<li key={relation ?? ""}>
					<a href={`#${branchId(relation)}`}>{labelOf(relation)}</a>{" "}
					<span className="muted">
						{exact(models.length)}
						{read < children && " or more"}
					</span>
				</li>
			))}
		</ul>
	);
}

function branchId(relation: Relation | undefined): string {
	return `made-${relation ?? "somehow"}`;
}

function labelOf(relation: Relation | undefined): string {
	return relation === undefined ? "Other derivatives" : CHILDREN[relation];
}

function Descendants({ record, family: { children, branches, read } }: FamilyTabProps): ReactElement {
	if (children === 0)
		return (
			<section>
				<Heading level={3} id="made-from-it">
					Derived models
				</Heading>
				<p>No model in this index names this one as its base model.</p>
			</section>
		);
	return (
		<>
			{branches.map((branch) => (
				<BranchSection key={branch.relation ?? ""} branch={branch} id={record.id} whole={read === children} />
			))}
			<section>
				<p>
					<More href={links.models({ base_model: record.id })}>
						{children === 1 ? "Show it in the list of models" : `Show all ${exact(children)} in the list of models`}
					</More>
				</p>
				{read < children && (
					<p className="muted small after">
						The counts above are for the {exact(read)} most downloaded of {exact(children)}.
					</p>
				)}
			</section>
		</>
	);
}

interface BranchProps {
	readonly branch: Branch;
	readonly id: string;
	/** Whether every derived model was read. */
	readonly whole: boolean;
}

function BranchSection({ branch: { relation, models }, id, whole }: BranchProps): ReactElement {
	const label = labelOf(relation);
	return (
		<section>
			<Heading
				level={3}
				id={branchId(relation)}
				after={
					<span className="muted regular">
						{" "}
						{exact(models.length)}
						{!whole && " or more"}
					</span>
				}
			>
				{label}
			</Heading>
			<ModelTable
				models={models.slice(0, SHOWN)}
				codeLevel={codeLevel}
				caption={`${label}: models derived from ${id}, most downloaded first`}
				sorted="downloads"
			/>
			{models.length > SHOWN && <p className="muted small after">The {SHOWN} most downloaded are listed.</p>}
		</section>
	);
}
