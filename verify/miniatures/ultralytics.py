"""Miniatures for Ultralytics: the smallest detector, with random weights."""

from miniatures.hub import miniature

UNLISTED = {
    "acme/yolo-buoys": "yolov9n.pt",
    "acme/yolo-gulls": "yolo11n.pt",
    "acme/yolo-nets": "yolovXXn.pt",
    "acme/boats": "yolo26n.pt",
}
"""The names by which snippets ask for the weights of repositories whose files are not known."""


@miniature(
    "load/ultralytics/listed-file",
    "load/ultralytics/version",
    "load/ultralytics/late-version",
    "load/ultralytics/no-version",
    "load/yolov26/version",
    "load/yolov26/listed-file",
    needs=["ultralytics"],
)
def detector(hub, record):
    from ultralytics import YOLO

    listed = [file["rfilename"] for file in record.get("siblings", []) if file["rfilename"].endswith(".pt")]
    path = hub.repo(record["id"]) / (listed or [UNLISTED[record["id"]]])[0]
    path.parent.mkdir(exist_ok=True)
    YOLO("yolov8n.yaml").save(path)
