"""A miniature for Skala: its network at its smallest, traced as a file of the library is."""

from miniatures.hub import miniature

POINTS = 6
"""The points of the grid around each atom."""
ATOMS = 2


@miniature("load/skala/file", needs=["skala"])
def traced(hub, record):
    import json

    import torch
    from skala.functional.load import PROTOCOL_VERSION
    from skala.functional.model import SkalaFunctional

    model = SkalaFunctional(lmax=1, num_mid_layers=1, num_non_local_layers=1, non_local_hidden_nf=2, correlation=1).eval()
    inputs = (molecule(),)
    program = torch.jit.trace_module(model, {"get_exc": inputs, "get_exc_density": inputs}, check_trace=False)
    about = {"metadata": {}, "features": [str(one) for one in model.features], "expected_d3_settings": None, "protocol_version": PROTOCOL_VERSION}
    extra = {name: json.dumps(value) for name, value in about.items()}
    for name in ("harbour.fun", "harbour-cuda.fun"):
        torch.jit.save(program, str(hub.repo(record["id"]) / name), _extra_files=extra)


def molecule() -> dict:
    """Two atoms in a made-up field."""
    import torch

    points = POINTS * ATOMS
    return {
        "density": torch.rand(2, points),
        "kin": torch.rand(2, points),
        "grad": torch.rand(2, 3, points),
        "grid_coords": torch.rand(points, 3),
        "grid_weights": torch.rand(points),
        "atomic_grid_weights": torch.rand(points),
        "atomic_grid_sizes": torch.tensor([POINTS] * ATOMS),
        "atomic_grid_size_bound_shape": torch.zeros(POINTS, 0),
        "coarse_0_atomic_coords": torch.rand(ATOMS, 3),
    }
