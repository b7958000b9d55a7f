export * from "./shapes.ts";
