/** What coordinator and workers send each other, as JSON. */
@NullMarked
package org.gobang.cluster.message;

import org.jspecify.annotations.NullMarked;
