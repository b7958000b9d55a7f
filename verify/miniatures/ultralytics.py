"""Miniatures for Ultralytics: the smallest detector, and those of its kinds, with random weights."""

from miniatures.hub import miniature

UNLISTED = {
    "acme/yolo-buoys": "yolov9n.pt",
    "acme/yolo-gulls": "yolo11n.pt",
    "acme/yolo-nets": "yolovXXn.pt",
    "acme/boats": "yolo26n.pt",
    "acme/yolo26n-cls-gulls": "yolo26n-cls.pt",
    "acme/gull-poses": "yolo26n-pose.pt",
    "acme/number-plates": "yolo11n.pt",
}
"""The names by which snippets ask for the weights of repositories whose files are not known."""


@miniature(
    "load/ultralytics/listed-file",
    "load/ultralytics/version",
    "load/ultralytics/late-version",
    "load/ultralytics/no-version",
    "load/ultralytics/version-in-name",
    "load/ultralytics/version-without-v",
    "load/ultralytics/version-of-base-model",
    "load/yolov26/version",
    "load/yolov26/listed-file",
    needs=["ultralytics"],
)
def detector(hub, record):
    from ultralytics import YOLO

    listed = [file["rfilename"] for file in record.get("siblings", []) if file["rfilename"].endswith(".pt")]
    path = hub.repo(record["id"]) / (listed or [UNLISTED[record["id"]]])[0]
    path.parent.mkdir(exist_ok=True)
    kind = next((kind for kind in ("-cls", "-pose") if kind in path.name), "")
    YOLO(f"yolov8n{kind}.yaml").save(path)
