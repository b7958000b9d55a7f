"""A miniature for Pythae."""

from miniatures.hub import miniature


@miniature("load/pythae/any", needs=["pythae"])
def vae(hub, record):
    from pythae.models import VAE, VAEConfig

    VAE(VAEConfig(input_dim=(4,), latent_dim=2)).save(str(hub.repo(record["id"])))
