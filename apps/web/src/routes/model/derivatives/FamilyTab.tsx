import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { codeLevel } from "../../../data/defaultCode.ts";
import { ModelTable } from "../../../ui/lists/ModelTable.tsx";
import { More } from "../../../ui/text/More.tsx";
import { exact } from "../../../base/numbers.ts";
import type { Branch, Family } from "./family.ts";
import { branchId, branchLabel } from "./branches.ts";

interface FamilyTabProps {
	readonly record: ModelRecord;
	readonly family: Family;
}

/** Models of each branch that are listed. */
const SHOWN = 10;

/** The derived models, by kind. */
export function FamilyTab({ record, family }: FamilyTabProps): ReactElement {
	return (
		<div className="metadata">
			<Heading level={2} id="derivatives" className="hidden">
				Derivatives
			</Heading>
			{family.branches.length > 1 && <Branches {...family} />}
			<Descendants record={record} family={family} />
		</div>
	);
}

/** The kinds of derived models, with counts and links to their sections. */
function Branches({ branches, read, children }: Family): ReactElement {
	return (
		<ul className="tags">
			{branches.map(({ relation, models }) => (
				<li key={relation ?? ""}>
					<a href={`#${branchId(relation)}`}>{branchLabel(relation)}</a>{" "}
					<span className="muted">
						{exact(models.length)}
						{read < children && " or more"}
					</span>
				</li>
			))}
		</ul>
	);
}

function Descendants({ record, family: { children, branches, read } }: FamilyTabProps): ReactElement {
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
	const label = branchLabel(relation);
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
