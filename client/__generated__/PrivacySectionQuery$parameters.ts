/**
 * @generated SignedSource<<aa29687c1d782514418aaeef26ee1cf3>>
 * @relayHash 3ab4de0cf7e2613fb23cafc480f1847e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5677db49a0dc1ecffc710c43ca98e33f2d22eaae460c1ed3ed5988ada535751d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacySectionQuery } from './PrivacySectionQuery.graphql';

const node: PreloadableConcreteRequest<PrivacySectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5677db49a0dc1ecffc710c43ca98e33f2d22eaae460c1ed3ed5988ada535751d",
    "metadata": {},
    "name": "PrivacySectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
