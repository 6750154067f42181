package org.gobang.testkit;

import java.util.ServiceLoader;
import org.gobang.api.render.RendererProvider;
import org.junit.jupiter.api.Nested;

/** Tests the contract with the bundled user interfaces. */
class BundledRenderersTest {

  @Nested
  class Console extends RendererContract {
    @Override
    protected RendererProvider provider() {
      return ServiceLoader.load(RendererProvider.class).stream()
          .map(ServiceLoader.Provider::get)
          .filter(provider -> provider.id().equals("console"))
          .findFirst()
          .orElseThrow();
    }
  }
}
