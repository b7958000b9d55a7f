import type { ReactElement } from "react";
import type { QueryFault } from "../../base/fault.ts";
import { links, MOST_COMPARED } from "../../base/links.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { usePage } from "../../ui/page/page.ts";
import type { Endpoint } from "@vitrine/inference";
import { AddForm } from "./AddForm.tsx";
import { Charts } from "./Charts.tsx";
import { firstCodes } from "./code.ts";
import { Codes } from "./Codes.tsx";
import type { Comparison, UnknownModel } from "./data.ts";
import { type FactGroup, groupsOf } from "./facts.tsx";
import { statedOf } from "./results.ts";
import { Table } from "./Table.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";

interface ComparePageProps extends Comparison {
	/** Custom endpoints of the site. */
	readonly endpoints: readonly Endpoint[];
}

/** Up to four models side by side. */
export function ComparePage({ endpoints, ...comparison }: ComparePageProps): ReactElement {
	const { question, models, unknown, bases } = comparison;
	const { now } = usePage();
	const { differences } = question;
	const addressOf = (ids: readonly string[], only = differences): string =>
		links.compare({ model: ids, ...(only && { only: "differences" }), ...question.fit });
	const ids = models.map(({ id }) => id);
	const stated = statedOf(models);
	const all = [...groupsOf(models, { now, bases }), ...(stated ? [stated] : [])];
	return (
		<div className="object compare">
			<Heading level={1}>{titleOf(ids.length)}</Heading>
			{question.left.length > 0 && <TooMany left={question.left} />}
			{question.unfit.map((fault) => (
				<NoSuchMachine key={fault.field} fault={fault} isCompared={question.fit !== undefined} />
			))}
			{unknown.map((one) => (
				<NoSuchModel key={one.id} {...one} addressOf={(id) => addressOf([...ids, id])} />
			))}
			{ids.length > 1 && (
				<p className="which">
					<b>{countOf(all)}</b>
					<a href={addressOf(ids, !differences)}>{differences ? "Show all facts" : "Show only differences"}</a>
				</p>
			)}
			{ids.length < 2 && <AddForm {...comparison} addressOf={addressOf} />}
			{ids.length > 1 && <Charts models={models} fit={question.fit} />}
			{ids.length > 2 && <p className="hint muted">Scroll sideways to see all {ids.length} models.</p>}
			{ids.length > 0 && <Table models={models} groups={differences ? differing(all) : all} addressOf={addressOf} />}
			{ids.length > 0 && <Codes codes={firstCodes(models, endpoints)} />}
			{ids.length >= 2 && ids.length < MOST_COMPARED && <AddForm {...comparison} addressOf={addressOf} />}
		</div>
	);
}

function titleOf(models: number): string {
	return models < 2 ? "Compare models" : `${models} models side by side`;
}

function countOf(groups: readonly FactGroup[]): string {
	const rows = groups.flatMap((group) => group.rows);
	const differ = rows.filter(({ differs }) => differs).length;
	return `${differ} of ${rows.length} facts differ`;
}

function differing(groups: readonly FactGroup[]): readonly FactGroup[] {
	return groups
		.map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
		.filter(({ rows }) => rows.length > 0);
}

function TooMany({ left }: { readonly left: readonly string[] }): ReactElement {
	return (
		<Notice kind="warning">
			At most {MOST_COMPARED} models can be compared. Not shown:{" "}
			<code>
				<Isolated text={left.slice(0, MOST_NAMED).join(", ")} as="name" />
			</code>
			{left.length > MOST_NAMED && ` and ${left.length - MOST_NAMED} more`}. Remove one to add another.
		</Notice>
	);
}

const MOST_NAMED = 3;

interface NoSuchMachineProps {
	readonly fault: QueryFault;
	/** There is a machine, by another field. */
	readonly isCompared: boolean;
}

function NoSuchMachine({ fault: { field, value, wanted }, isCompared }: NoSuchMachineProps): ReactElement {
	return (
		<Notice kind="warning">
			{isCompared ? "" : "Compared without a machine: "}“<Isolated text={value.slice(0, LONGEST)} />” is not a valid{" "}
			{field}: {wanted}.
		</Notice>
	);
}

/** Characters of a value that are shown. */
const LONGEST = 100;

interface NoSuchModelProps extends UnknownModel {
	/** The address of the comparison with another model instead. */
	readonly addressOf: (id: string) => string;
}

function NoSuchModel({ id, near, addressOf }: NoSuchModelProps): ReactElement {
	return (
		<Notice kind="warning">
			Model not found:{" "}
			<code>
				<Isolated text={id} as="name" />
			</code>
			.{" "}
			{near.length === 0 ? (
				<a href={links.models({ q: id })}>Search for it</a>
			) : (
				<>
					Did you mean{" "}
					{near.map((one, at) => (
						<span key={one}>
							{at > 0 && " or "}
							<a href={addressOf(one)}>
								<Isolated text={one} as="name" />
							</a>
						</span>
					))}
					?
				</>
			)}
		</Notice>
	);
}
