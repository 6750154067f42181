package org.gobang.testkit;

import java.net.URI;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.gobang.api.RefusedException;
import org.gobang.api.update.UpdateCheck;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.update.Updates;

/** Updates that are switched off. */
final class QuietUpdates implements Updates {

  private record Refused(CompletionStage<UpdateReport> result) implements UpdateCheck {
    @Override
    public void close() {}
  }

  @Override
  public Optional<URI> builtIn() {
    return Optional.empty();
  }

  @Override
  public String address() {
    return OFF;
  }

  @Override
  public void address(String address) {
    throw new RefusedException("the testkit asks for no updates");
  }

  @Override
  public UpdateCheck check() {
    return new Refused(
        CompletableFuture.failedFuture(new RefusedException("the testkit asks for no updates")));
  }
}
