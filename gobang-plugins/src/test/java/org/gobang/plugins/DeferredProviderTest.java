package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gobang.api.PluginProvider;
import org.gobang.api.RefusedException;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.PluginMetadata.ListedProvider;
import org.junit.jupiter.api.Test;

/** Tests providers whose plugin cannot be loaded: listed values exist, other calls fail. */
class DeferredProviderTest {

  private static <P extends PluginProvider> P unloadable(ServiceKind<P> service) {
    return DeferredProvider.of(
        service,
        new ListedProvider(service.listed().word(), "gone"),
        PluginMetadata.ofVersion("1.0"),
        () -> {
          throw new RefusedException("its files have changed");
        });
  }

  @Test
  void isUnavailableIfThePluginCannotBeLoaded() {
    RendererProvider renderer = unloadable(ServiceKind.RENDERER);
    assertThat(renderer.id()).isEqualTo("gone");
    assertThat(renderer.available()).isFalse();
    assertThatThrownBy(renderer::create).isInstanceOf(RefusedException.class);
    RecordFormat format = unloadable(ServiceKind.FORMAT);
    assertThat(format.recognizes(new byte[0])).isFalse();
    assertThatThrownBy(format::holdsSeveralGames).hasMessage("its files have changed");
  }
}
