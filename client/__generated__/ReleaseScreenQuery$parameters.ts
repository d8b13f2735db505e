/**
 * @generated SignedSource<<5b61b526ddc852bfafc49d264c1a2987>>
 * @relayHash 03b4b1e245a64b5a7523461a0382f580
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2ae319ab4f41b1dea1ff23aa587af0efa972a61f6b85853e7706ce8b05570bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2ae319ab4f41b1dea1ff23aa587af0efa972a61f6b85853e7706ce8b05570bf",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
