"""A miniature for TimEE: its classifier, whose size its code fixes, in the file that it loads."""

from miniatures.hub import miniature


@miniature("load/timee-ts/classifier", needs=["timee"])
def classifier(hub, record):
    from safetensors.torch import save_file
    from timee.model import TimeeModel

    save_file(TimeeModel().state_dict(), hub.repo(record["id"]) / "model.safetensors")
