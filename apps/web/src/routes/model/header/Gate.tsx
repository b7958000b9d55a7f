import { author, isGated, type ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { outward } from "../../../base/links.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { usePage } from "../../../ui/page/page.ts";
import { conditionsOf } from "./conditions.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** A notice that access must be requested, with instructions. */
export function Gate({ record }: { readonly record: ModelRecord }): ReactElement | null {
	const { config } = usePage();
	if (!isGated(record)) return null;
	const owner = author(record) ?? "The owner";
	const isManual = record.gated === "manual";
	return (
		<details className="gate">
			<summary>
				<Icon name="lock" />
				<span>
					<b>Gated.</b> <Isolated text={owner} as="name" /> requires you to request access
					{isManual ? " and approves each request manually" : ""}. <u>How to get access</u>
				</span>
			</summary>
			<ol>
				<li>
					Sign in to the hub and{" "}
					<a href={outward.hubModel(config.hub, record.id)}>request access on the model’s page</a>.{" "}
					{isManual
						? "Requests are read by people, so approval may take days."
						: "Access is granted as soon as you agree to the terms."}
				</li>
				<li>Create a token in your hub settings that can read gated repositories.</li>
				<li>
					Give it to the code: run <code>hf auth login</code>, or set the variable <code>HF_TOKEN</code>.
				</li>
			</ol>
			<Conditions record={record} />
		</details>
	);
}

/** The terms of access, as stated in the card. */
function Conditions({ record }: { readonly record: ModelRecord }): ReactElement | null {
	const { prompt, fields } = conditionsOf(record);
	if (prompt === undefined && fields.length === 0) return null;
	return (
		<>
			{prompt !== undefined && (
				<blockquote>
					<Isolated text={prompt} />
				</blockquote>
			)}
			{fields.length > 0 && (
				<p>
					Required information: <Isolated text={fields.join("; ")} />.
				</p>
			)}
		</>
	);
}
