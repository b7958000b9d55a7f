import { author, isGated, type ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { outward } from "../../../base/links.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { usePage } from "../../../ui/page/page.ts";
import { conditionsOf } from "./conditions.ts";

/** What stands between the reader and the files, and the way past it. */
export function Gate({ record }: { readonly record: ModelRecord }): ReactElement | null {
	const { config } = usePage();
	if (!isGated(record)) return null;
	const who = author(record) ?? "Its author";
	return (
		<details className="gate">
			<summary>
				<Icon name="lock" />
				<span>
					<b>Gated.</b> {who} wants to know who you are before the files can be read
					{record.gated === "manual" ? " and decides on each request" : ""}. <u>How to get access</u>
				</span>
			</summary>
			<ol>
				<li>
					Sign in to the hub and <a href={outward.hubModel(config.hub, record.id)}>ask on the model’s page there</a>.{" "}
					{record.gated === "manual"
						? "Somebody reads each request, so the answer may take days."
						: "Access is given as soon as you have agreed."}
				</li>
				<li>Make a token in your settings there that may read gated repositories.</li>
				<li>
					Put it where the code looks for it: <code>hf auth login</code>, or the variable <code>HF_TOKEN</code>.
				</li>
			</ol>
			<Conditions record={record} />
		</details>
	);
}

/** What the card says is asked of the reader, in its own words. */
function Conditions({ record }: { readonly record: ModelRecord }): ReactElement | null {
	const { prompt, fields } = conditionsOf(record);
	if (prompt === undefined && fields.length === 0) return null;
	return (
		<>
			{prompt !== undefined && <blockquote>{prompt}</blockquote>}
			{fields.length > 0 && <p>It asks for: {fields.join("; ")}.</p>}
		</>
	);
}
