"""A miniature for t0: the smallest forecaster, saved by its own class."""

from miniatures.hub import miniature


@miniature("load/tfc-t0/forecast", needs=["t0"])
def forecaster(hub, record):
    from t0 import T0Forecaster

    model = T0Forecaster(
        embed_dim=16,
        num_layers=2,
        num_heads=2,
        mlp_hidden_dim=16,
        patch_size=32,
        group_every_n=2,
        dropout=0.0,
        quantile_levels=[0.1, 0.5, 0.9],
    )
    model.save_pretrained(hub.repo(record["id"]))
