package com.example.svg;

import org.gobang.api.render.RendererProvider;
import org.gobang.testkit.RendererContract;

class SvgContractTest extends RendererContract {

  @Override
  protected RendererProvider provider() {
    return new SvgProvider();
  }
}
