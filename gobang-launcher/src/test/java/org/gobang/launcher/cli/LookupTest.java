package org.gobang.launcher.cli;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gobang.api.RefusedException;
import org.gobang.engines.isolated.Bubblewrap;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

class LookupTest {

  private final CommandSpec command = new CommandLine(CommandSpec.create()).getCommandSpec();

  private void lookUp(RefusedException refused) {
    Lookup.lookUp(
        command,
        () -> {
          throw refused;
        });
  }

  @Test
  void reportsAnUnknownNameAsAWrongCommandLine() {
    assertThatExceptionOfType(ParameterException.class)
        .isThrownBy(() -> lookUp(new RefusedException("there is no player nobody")))
        .withMessage("there is no player nobody");
  }

  @Test
  void reportsAnUnsupportedFeatureAsAFailure() {
    RefusedException refused = new RefusedException(Bubblewrap.UNAVAILABLE, "there is no bwrap");
    assertThatThrownBy(() -> lookUp(refused)).isSameAs(refused);
  }
}
