export { ModelList as default } from "./ModelList.tsx";
