package @PACKAGE@;

import org.gobang.api.render.RendererProvider;
import org.gobang.testkit.RendererContract;

/** What Gobang requires of every front end: a new one for each run, and an end when interrupted. */
class @CLASS@ContractTest extends RendererContract {

  @Override
  protected RendererProvider provider() {
    return new @CLASS@Provider();
  }
}
