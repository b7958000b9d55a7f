/** The components of the site for other projects. `packages/react` publishes them. */
export { DemoView as TaskDemo, type DemoViewProps as TaskDemoProps, type SizeOf } from "../ui/demo/DemoView.tsx";
export { Proof as CheckMark, type ProofProps as CheckMarkProps } from "../ui/marks/Proof.tsx";
export { Heading, type HeadingProps } from "../ui/page/Heading.tsx";
export type { AddressOf } from "../ui/page/address.ts";
export { SourceLink as EditLink, type SourceLinkProps as EditLinkProps } from "../ui/page/SourceLink.tsx";
export type { CardHeading } from "../ui/text/CardContents.tsx";
export { type RenderedCard, ModelCard, type ModelCardProps } from "../ui/text/ModelCard.tsx";
export { MemoryChart, type MemoryChartProps } from "./MemoryChart.tsx";
export { ModelTable, type ModelTableProps } from "./ModelTable.tsx";
export { SnippetPanel, type SnippetPanelProps } from "./SnippetPanel.tsx";
export { readReport, type Report, type Standing } from "@vitrine/verify";
export { type LoadSnippets, type SnippetData, snippetData, type SnippetOptions } from "./snippets.ts";
export { Vitrine, type VitrineProps } from "./Vitrine.tsx";
