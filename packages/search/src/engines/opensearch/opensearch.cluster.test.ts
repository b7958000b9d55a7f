import { describe } from "vitest";
import { indexSuite } from "../../suite.ts";
import { newIndex, nodes } from "./testing/sharedCluster.ts";

describe.skipIf(nodes.length === 0)("on a cluster", () => indexSuite("opensearch", newIndex));
