import type { ReactElement } from "react";
import { highlight } from "../../highlight/highlight.ts";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";

/** The commands that install a library. */
export function Install({ commands }: { readonly commands: string }): ReactElement {
	return <CodeBlock label="In a shell" html={highlight(commands, "sh")} />;
}
