/**
 * @generated SignedSource<<9104fcc79b68e300dd5b5e38f8bf62ca>>
 * @relayHash a9f559a783a51360b11fe4e5faae93b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7744e8ba634110fa8d18514bc73a48da35add52079b8b8ab0ae96d9c88b5224

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComplianceScreenQuery } from './ComplianceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ComplianceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7744e8ba634110fa8d18514bc73a48da35add52079b8b8ab0ae96d9c88b5224",
    "metadata": {},
    "name": "ComplianceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
