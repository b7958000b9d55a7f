import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { exact } from "../../base/numbers.ts";
import { highlight } from "../../highlight/highlight.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { More } from "../../ui/text/More.tsx";

const COMMAND = "npx --no-install vitrine import ./models";

/** How to import the first models; shown until there are some. */
export function AddModels({ models }: { readonly models: number }): ReactElement {
	return (
		<section className="section split">
			<header>
				<Heading level={2} id="add">
					Add your models
				</Heading>
				<p>
					<More href={links.docs("your-models")}>All kinds of sources</More>
				</p>
			</header>
			<div className="add">
				<p>
					{models === 0
						? "The index is empty. This command imports a folder of repositories."
						: `The ${exact(models)} models here are the starter catalogue. This command imports a folder of repositories; your models then come first.`}
				</p>
				<CodeBlock label="In Vitrine’s folder" html={highlight(COMMAND, "sh")} />
				<p className="muted">
					Instead of <code>./models</code>, use <code>cache</code> for the models that this machine has downloaded, an
					NDJSON file, or the address of a hub.
				</p>
			</div>
		</section>
	);
}
