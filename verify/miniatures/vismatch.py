"""A miniature for vismatch: the network of XFeat, which is small as published, with random weights."""

from miniatures.hub import miniature


@miniature("load/vismatch/own-weights", needs=["vismatch"])
def xfeat(hub, record):
    import torch
    from vismatch import THIRD_PARTY_DIR
    from vismatch.utils import add_to_path

    add_to_path(THIRD_PARTY_DIR.joinpath("accelerated_features"))
    from modules.model import XFeatModel

    network = XFeatModel()
    with torch.no_grad():
        network.keypoint_head[-1].weight.mul_(100)  # so that some places of a picture stand out
    torch.save(network.state_dict(), hub.repo(record["id"]) / "xfeat.pt")
