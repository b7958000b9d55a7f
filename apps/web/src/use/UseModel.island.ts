export { UseModel as default } from "./UseModel.tsx";
