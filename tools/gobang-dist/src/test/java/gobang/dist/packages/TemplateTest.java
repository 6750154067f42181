package gobang.dist.packages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TemplateTest {

  private static final Template NESTED =
      new Template("begin\n%if a\nA ${a}\n%if b\nB\n%end\nA still\n%end\nend\n");

  @Test
  void insertsValuesUnchanged() {
    assertThat(new Template("x ${a} #{a} $a ${a}").fill(Map.of("a", "$1\\n")))
        .isEqualTo("x $1\\n #{a} $a $1\\n\n");
  }

  @Test
  void omitsPartsWithoutAValue() {
    assertThat(NESTED.fill(Map.of("a", "1", "b", ""))).isEqualTo("begin\nA 1\nB\nA still\nend\n");
    assertThat(NESTED.fill(Map.of("a", "1"))).isEqualTo("begin\nA 1\nA still\nend\n");
    assertThat(NESTED.fill(Map.of("b", ""))).isEqualTo("begin\nend\n");
  }

  @Test
  void refusesAPlaceholderWithoutAValue() {
    assertThatThrownBy(() -> new Template("${none}").fill(Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no value: ${none}");
  }
}
