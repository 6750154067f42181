package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Label;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.junit.jupiter.api.Test;

class InterfaceOpenerTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  private final HeadlessFrontEnd game = new HeadlessFrontEnd(bench);
  private final InterfaceOpener opener = new InterfaceOpener(game.session().context());

  /** An interface with a description only. */
  private static final class Svg implements RendererProvider {
    @Override
    public String id() {
      return "svg";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("Pictures", "");
    }

    @Override
    public boolean available() {
      return true;
    }

    @Override
    public Renderer create() {
      throw new RefusedException("not here");
    }
  }

  private String notice() {
    bench.runAll();
    return game.session().notices().now().sentence();
  }

  @Test
  void listsAndOpensAnInterfaceWithOptions() {
    opener.open("");
    assertThat(notice()).isEqualTo("No other interface is available.");
    bench.renderers.put("svg", new Svg());
    List<InterfaceOpener.Choice> choices = new ArrayList<>();
    opener.list(choices::addAll);
    bench.runAll();
    assertThat(choices)
        .extracting(InterfaceOpener.Choice::toString)
        .containsExactly("Pictures (svg)");
    opener.open("");
    assertThat(notice()).isEqualTo("Available interfaces: svg");
    opener.open("svg:folder=x");
    assertThat(notice()).isEqualTo("Pictures is open and shows the same games.");
    assertThat(bench.openedFrontEnds)
        .containsExactly(new ProviderSpec("svg", Map.of("folder", "x")));
  }

  @Test
  void showsARefusal() {
    opener.open("web");
    assertThat(notice()).contains("there is no interface web");
    opener.open("svg:folder");
    assertThat(notice()).contains("option 1 of svg is not written option=value");
    assertThat(bench.openedFrontEnds).isEmpty();
  }
}
