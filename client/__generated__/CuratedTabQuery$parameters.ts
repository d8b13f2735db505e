/**
 * @generated SignedSource<<262d573972bec1ad90a572ceda5e94c6>>
 * @relayHash 343893f2af85ea2112130a42566ab89b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 291c8dfaeaeba9f0c6c3b305157e7b3af201a0c676b44d1954c354825144ea4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CuratedTabQuery } from './CuratedTabQuery.graphql';

const node: PreloadableConcreteRequest<CuratedTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "291c8dfaeaeba9f0c6c3b305157e7b3af201a0c676b44d1954c354825144ea4d",
    "metadata": {},
    "name": "CuratedTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
