package @PACKAGE@;

import org.gobang.api.render.RendererProvider;
import org.gobang.testkit.RendererContract;

/** Tests what Gobang requires of every interface: a new one for each run, a stop on interrupt. */
class @CLASS@ContractTest extends RendererContract {

  @Override
  protected RendererProvider provider() {
    return new @CLASS@Provider();
  }
}
