export { mcpServer } from "./mcp/server.ts";
export type { Reads } from "./reads.ts";
