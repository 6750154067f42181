package org.gobang.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormTest {

  @Test
  void decodesNamesAndValues() {
    Form form = Form.parse("action=comment&text=a+b%26c%3D%E4%BA%94%0A&v.my%20key=1");
    assertThat(form.get("action")).isEqualTo("comment");
    assertThat(form.get("text")).isEqualTo("a b&c=五\n");
    assertThat(form.startingWith("v.")).isEqualTo(Map.of("my key", "1"));
  }

  @Test
  void aNameWithoutAValueHasAnEmptyOne() {
    Form form = Form.parse("&a&b=&&c=d=e");
    assertThat(form.fields()).isEqualTo(Map.of("a", "", "b", "", "c", "d=e"));
    assertThat(Form.parse("").fields()).isEmpty();
  }

  @Test
  void usesTheLastValue() {
    assertThat(Form.parse("a=1&a=2").find("a")).contains("2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a=%", "a=%4", "a=%zz", "%g0=a"})
  void refusesMalformedEscapes(String body) {
    assertThatThrownBy(() -> Form.parse(body))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.kind()).isEqualTo("web-form"));
  }

  @Test
  void refusesAFormWithoutARequiredValue() {
    assertThat(Form.parse("a=1").find("b")).isEmpty();
    assertThatThrownBy(() -> Form.parse("a=1").get("b"))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("b");
  }
}
