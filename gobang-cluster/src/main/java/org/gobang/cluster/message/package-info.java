/** What coordinator and workers send each other, as JSON. */
package org.gobang.cluster.message;
