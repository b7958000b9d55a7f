import type { ReactElement } from "react";
import { highlight } from "../../highlight/highlight.ts";
import { CodeBlock } from "../../ui/CodeBlock.tsx";

export function Install({ line }: { readonly line: string }): ReactElement {
	return <CodeBlock label="In a shell" html={highlight(line, "sh")} />;
}
