import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PARSER } from "../../testing/shelf.ts";
import { panelProps } from "./props.ts";
import { SnippetPanel } from "./SnippetPanel.tsx";
import type { PanelProps } from "../shapes/view.ts";

function propsOf(mode: string): PanelProps {
	const props = panelProps({ record: PARSER, query: new URLSearchParams({ mode }), action: "/models/acme/parser" });
	Object.defineProperty(props.view, "call", {
		get: () => {
			throw new Error("The call was planned.");
		},
	});
	return props;
}

const Nothing = (): null => null;

test("a panel that shows how to load plans no call, which takes as long", () => {
	expect(renderToString(<SnippetPanel {...propsOf("load")} AfterCall={Nothing} />)).toContain("transformers");
	expect(() => renderToString(<SnippetPanel {...propsOf("call")} AfterCall={Nothing} />)).toThrow(
		"The call was planned.",
	);
});
