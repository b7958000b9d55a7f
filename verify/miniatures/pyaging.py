"""A miniature for pyaging: its network of AltumAge, for the columns of the sample table."""

from miniatures.hub import miniature

SITES = 20318
"""How many features its code fixes for AltumAge."""


@miniature("load/pyaging/clock", needs=["pyaging"])
def altumage(hub, record):
    import torch
    from pyaging.models import AltumAge, AltumAgeNeuralNetwork

    clock = AltumAge()
    clock.metadata |= {"clock_name": "altumage", "data_type": "methylation", "species": "Homo sapiens"}
    clock.features = ["wing_mm", "weight_g", *(f"cg{at:08}" for at in range(SITES - 2))]
    clock.base_model_features = clock.features
    clock.base_model = AltumAgeNeuralNetwork()
    clock.preprocess_name = "scale"
    clock.preprocess_dependencies = [[0.5] * SITES, [0.2] * SITES]
    torch.save(clock, hub.repo(record["id"]) / "altumage.pt")
